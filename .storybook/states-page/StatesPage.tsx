import { Accordion, EmptyState, Stack, Text, TextField } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Table } from '../../states/table.ts';
import { demoPage } from '../demo-page.ts';
import { found } from './found.ts';

type Row = Table['rows'][number];
type Shown = Row['stories'][number];

const Column = styled.div`
  display: grid;
  gap: var(--m-space-6);
  max-inline-size: 70rem;
  margin-inline: auto;
  padding-block: var(--m-space-4) var(--m-space-10);
`;

const Count = styled.p`
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
`;

const States = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
  margin: 0;
  font-size: var(--m-type-14);

  & > * {
    margin: 0;
    align-content: center;
    padding-block: var(--m-space-1);
    border-block-start: 1px solid var(--m-line-hairline);
    overflow-wrap: anywhere;
  }
  @media (max-width: 40em) {
    grid-template-columns: minmax(0, 1fr);
    & > dd {
      padding-block-start: 0;
      border-block-start: 0;
    }
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--m-space-5);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--m-size-target);
  color: var(--m-text-accent);
  & + & {
    margin-inline-start: var(--m-space-3);
    color: var(--m-text-secondary);
  }
`;

/** Leads the whole of Storybook on; the demo opens beside it. */
function Story({ shown: { name, link, situation } }: { shown: Shown }): ReactNode {
  return (
    <li>
      <Way href={`./${link}`} target="_top">
        {name}
      </Way>
      {situation !== null && (
        <Way
          href={demoPage(location.href) + situation}
          target="_blank"
          rel="noreferrer"
          aria-label={`${name}, in the app`}
        >
          in the app
        </Way>
      )}
    </li>
  );
}

function StatesOf({ rows }: { rows: readonly Row[] }): ReactNode {
  return (
    <States>
      {rows.map(({ state, stories, excuse }) => [
        <dt key={`${state} term`}>{state}</dt>,
        <dd key={state}>
          {stories.length === 0 ? (
            <Text as="span" size="s" tone="secondary">
              {excuse === null ? 'A hole: neither a story nor a reason.' : `No story: ${excuse}`}
            </Text>
          ) : (
            <Links>
              {stories.map((shown) => (
                <Story key={shown.id} shown={shown} />
              ))}
            </Links>
          )}
        </dd>,
      ])}
    </States>
  );
}

const countOf = (tables: readonly Table[]): number => tables.reduce((sum, { rows }) => sum + rows.length, 0);

/** Route × state: what `npm run states` prints, each with its stories and its link into the app. */
export function StatesPage({ tables }: { tables: readonly Table[] }): ReactNode {
  const [words, setWords] = useState('');
  const [openIds, setOpenIds] = useState<string[]>([]);
  const shown = found(tables, words);
  return (
    <Column>
      <Stack gap={2}>
        <Text as="h2" size="xl" isStrong>
          States of every screen
        </Text>
        <Text tone="secondary">
          Each state that a screen can be in, the stories that show it, and the same situation in the app. A
          state without a story says why.
        </Text>
      </Stack>
      <TextField label="Search states, screens, stories and scenarios" value={words} onChange={setWords} />
      <Count role="status">
        {countOf(shown)} of {countOf(tables)} states, {shown.length} of {tables.length} screens
      </Count>
      {shown.length === 0 ? (
        <EmptyState title="No state has these words" body="Look for a screen, a refusal or a scenario." />
      ) : (
        <Accordion
          openIds={words === '' ? openIds : shown.map(({ screen }) => screen)}
          onChange={setOpenIds}
          items={shown.map(({ screen, addresses, rows }) => ({
            id: screen,
            title: screen,
            summary: `${rows.length} states · ${addresses.join(', ')}`,
            content: openIds.includes(screen) || words !== '' ? <StatesOf rows={rows} /> : null,
          }))}
        />
      )}
    </Column>
  );
}
