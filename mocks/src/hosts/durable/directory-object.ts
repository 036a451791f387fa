/** Which worlds a host of Durable Objects holds: one object that knows their ids, and counts them. */
import { textOf } from './engine.ts';
import type { ObjectState } from './engine.ts';

export class DirectoryObject {
  readonly #sql;

  constructor({ storage }: ObjectState) {
    this.#sql = storage.sql;
    this.#sql.exec('CREATE TABLE IF NOT EXISTS worlds (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID');
  }

  /** GET `/`: their ids. POST `/<id>?most=`: takes one in, 201 where it is new, 409 where there is no room. DELETE `/<id>`. */
  async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const id = decodeURIComponent(pathname.slice(1));
    if (request.method === 'GET') return Response.json(this.#ids());
    if (request.method === 'DELETE') {
      this.#sql.exec('DELETE FROM worlds WHERE id = ?', id);
      return new Response('');
    }
    if (this.#sql.exec('SELECT id FROM worlds WHERE id = ?', id).toArray().length > 0)
      return new Response('');
    const isFull = this.#ids().length >= Number(searchParams.get('most'));
    if (isFull) return new Response('', { status: 409 });
    this.#sql.exec('INSERT INTO worlds VALUES (?)', id);
    return Promise.resolve(new Response('', { status: 201 }));
  }

  #ids(): string[] {
    return this.#sql
      .exec('SELECT id FROM worlds ORDER BY id')
      .toArray()
      .map(({ id }) => textOf(id));
  }
}
