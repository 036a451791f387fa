import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { HashRouter, Link, Route, Routes } from 'react-router-dom';
import { styled } from 'styled-components';
import useSWR from 'swr';
import * as v from 'valibot';

/**
 * The floor that loading is measured against: the libraries the app uses, and no code of ours. One heading at once,
 * and a list after one read of the same brokerage. `__DEMO__`: the brokerage is the worker in this page.
 */

const Title = styled.h1`
  font-size: 1.25rem;
`;
const Row = styled.li`
  padding: 12px 16px;
`;

const answer = v.object({ data: v.array(v.looseObject({ stock_code: v.string(), name: v.string() })) });

async function baseUrl(): Promise<string> {
  if (!__DEMO__)
    return document.querySelector<HTMLMetaElement>('meta[name="meridian-api-base"]')?.content ?? '';
  const { startWorker } = await import('@meridian/mocks/worker');
  const worlds = await startWorker({ url: './mockServiceWorker.js' });
  return worlds.open('floor', 'visitor', { clock: 'running' }).basePath;
}
const base = baseUrl();

async function read(path: string): Promise<v.InferOutput<typeof answer>> {
  const response = await fetch((await base) + path);
  return v.parse(answer, await response.json());
}

function Indexes(): ReactNode {
  const { data } = useSWR('/m_ft/global_index', read);
  return (
    <main>
      <Title>
        <FormattedMessage id="title" defaultMessage="Home" />
      </Title>
      <ul>
        {data?.data.map(({ stock_code, name }) => (
          <Row key={stock_code}>
            <Link to={`/${stock_code}`}>{name}</Link>
          </Row>
        ))}
      </ul>
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
createRoot(root).render(
  <StrictMode>
    <IntlProvider locale="en">
      <HashRouter>
        <Routes>
          <Route path="*" element={<Indexes />} />
        </Routes>
      </HashRouter>
    </IntlProvider>
  </StrictMode>,
);
