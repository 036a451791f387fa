/** The list of a host's worlds, with what is done to whole ones. */
import type { ClockMode } from '#kernel/index.ts';
import { scenarioAreas, scenarioDescriptions } from '#names.ts';
import type { ScenarioName } from '#names.ts';
import { button, formTo, frame, say, timeText } from './frame.ts';
import type { Notice, Reader } from './frame.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

/** How worlds are opened in the app; `notBuilt` where there could be one, null where the host has none. */
export type AppAddress = ((id: string) => string) | 'notBuilt' | null;

/** Nothing where the host has no app. */
export function appLink(reader: Reader, app: AppAddress, id: string): Html | false {
  return typeof app === 'function' && html`<a href="${app(id)}">${say(reader, 'openApp')}</a>`;
}

/** A world as the list shows it, and as the administration describes it. */
export interface WorldSummary {
  readonly id: string;
  readonly scenario: ScenarioName;
  /** World ms. */
  readonly now: number;
  readonly clock: ClockMode;
  readonly faults: readonly string[];
  /** How many. */
  readonly commands: number;
  /** Why it answers no calls for now. */
  readonly problem?: string;
}

/** Those that cannot be opened have a reason only. */
export interface WorldList {
  readonly open: readonly WorldSummary[];
  readonly closed: readonly { readonly id: string; readonly problem: string }[];
}

export function worldsPage(
  reader: Reader,
  { open, closed }: WorldList,
  app: AppAddress,
  notice: Notice | null,
): Html {
  const all = open.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const title = say(reader, 'title');
  return frame(
    reader,
    { title, path: '/', notice },
    html`${newWorld(reader)} ${all.map((summary) => worldCard(reader, summary, app))}
    ${closed.map(({ id, problem }) => brokenCard(reader, id, problem))}
    ${all.length + closed.length === 0 && html`<p>${say(reader, 'noWorlds')}</p>`}
    ${app === 'notBuilt' && html`<p class="quiet">${say(reader, 'appMissing')} <code>npm run build</code></p>`}`,
  );
}

function newWorld(reader: Reader): Html {
  const fields = html`
    ${nameField(reader, say(reader, 'name'), '')}
    <label
      >${say(reader, 'scenario')}
      <select name="scenario">
        ${[...scenarioAreas.values()].map(
          ({ title, names }) =>
            html`<optgroup label="${title[reader.language]}">
              ${names.map(
                (name) =>
                  html`<option value="${name}" ${name === 'trader' && html`selected`}>
                    ${name}: ${scenarioDescriptions[name][reader.language]}
                  </option>`,
              )}
            </optgroup>`,
        )}
      </select></label
    >
    <label class="flag"
      ><input type="checkbox" name="clock" value="running" checked />${say(reader, 'clockRuns')}</label
    >
    ${button(say(reader, 'make'))}
  `;
  return html`<section>
    <h2>${say(reader, 'newWorld')}</h2>
    ${formTo(reader.address('/'), fields, 'make')}
  </section>`;
}

function nameField(reader: Reader, label: string, value: string): Html {
  return html`<label
    >${label} <span class="quiet">${say(reader, 'nameHint')}</span>
    <input
      name="name"
      value="${value}"
      required
      maxlength="80"
      pattern="[A-Za-z0-9_.~\\-]+"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
  /></label>`;
}

/** Where a world's panel is, and its forms are sent. */
export const worldAddress = (id: string) => `/worlds/${encodeURIComponent(id)}`;

function worldCard(reader: Reader, world: WorldSummary, app: AppAddress): Html {
  const { id, scenario } = world;
  const to = reader.address(worldAddress(id));
  const faults = world.faults.join(', ');
  return html`<article aria-labelledby="${`world-${id}`}">
    <h2 id="${`world-${id}`}">${id}</h2>
    <dl>
      <dt>${say(reader, 'scenario')}</dt>
      <dd>${scenario}: ${scenarioDescriptions[scenario][reader.language]}</dd>
      <dt>${say(reader, 'time')}</dt>
      <dd>${timeText(world.now)}, ${clockText(reader, world.clock)}</dd>
      <dt>${say(reader, 'commands')}</dt>
      <dd>${world.commands}</dd>
      <dt>${say(reader, 'faults')}</dt>
      <dd>${faults || say(reader, 'none')}</dd>
      ${
        world.problem !== undefined &&
        html`<dt>${say(reader, 'problem')}</dt>
          <dd lang="en">${world.problem}</dd>`
      }
    </dl>
    <div class="row">
      ${appLink(reader, app, id)}
      <a href="${to}">${say(reader, 'openPanel')}</a>
      <a href="${`${reader.base}/_worlds/${id}/recording`}" download="${`${id}.json`}"
        >${say(reader, 'save')}</a
      >
    </div>
    ${more(
      say(reader, 'copy'),
      formTo(
        to,
        html`${nameField(reader, say(reader, 'copyTo'), `${id}-copy`.slice(0, 80))}
        ${button(say(reader, 'copy'))}`,
        'copy',
      ),
    )}
    ${more(say(reader, 'reset'), sure(reader, to, 'reset'))}
    ${more(say(reader, 'delete'), sure(reader, to, 'delete'))}
  </article>`;
}

export function clockText(reader: Reader, clock: ClockMode): string {
  return say(reader, clock === 'running' ? 'clockGoes' : 'clockStands');
}

/** One that this code cannot open can only be let go. */
function brokenCard(reader: Reader, id: string, problem: string): Html {
  return html`<article aria-labelledby="${`world-${id}`}">
    <h2 id="${`world-${id}`}">${id}</h2>
    <p lang="en">${problem}</p>
    ${more(say(reader, 'delete'), sure(reader, reader.address(worldAddress(id)), 'delete'))}
  </article>`;
}

/** Opened before it is pressed: what cannot be taken back takes two presses. */
function sure(reader: Reader, to: string, deed: 'reset' | 'delete'): Html {
  const warning = say(reader, deed === 'reset' ? 'resetWarning' : 'deleteWarning');
  return formTo(
    to,
    html`<p>${warning}</p>
      ${button(say(reader, deed), 'grave')}`,
    deed,
  );
}

function more(summary: string, content: Html): Html {
  return html`<details>
    <summary>${summary}</summary>
    ${content}
  </details>`;
}
