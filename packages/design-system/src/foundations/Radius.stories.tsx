import { styled } from 'styled-components';
import preview from '@meridian/storybook/preview.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { shapeScale } from '#tokens/scale.ts';
import { token, type TokenName } from '#tokens/token.ts';
import { Page, Part, Shelf } from './Page.tsx';
import { page } from './pageSetting.ts';

const Corner = styled.div`
  block-size: 80px;
  margin-block-end: var(--m-space-2);
  background: var(--m-surface-pressed);
  box-shadow: inset 0 0 0 1px var(--m-line-strong);
`;

const Nested = styled.div`
  padding: var(--m-space-2);
  border-radius: var(--m-radius-l);
  background: var(--m-surface-pressed);
  & > div {
    display: grid;
    gap: var(--m-space-2);
    padding: var(--m-space-2);
    border-radius: var(--m-radius-m);
    background: var(--m-surface-canvas);
  }
  & > div > span {
    padding: var(--m-space-3);
    border-radius: var(--m-radius-s);
    background: var(--m-surface-pressed);
  }
`;

const uses: Record<keyof typeof shapeScale, string> = {
  'radius.s': 'Rows under a finger, tags, what is nested',
  'radius.m': 'Buttons, fields, notices',
  'radius.l': 'Cards, dialogs, sheets',
  'radius.pill': 'Chips, switches, what is round',
};

function RadiusPage() {
  return (
    <Page title="Radius" lead="Four. The larger a thing, the rounder its corners; nothing is round for show.">
      <Part title="Scale">
        <Shelf>
          {Object.entries(shapeScale).map(([name, value]) => (
            <div key={name}>
              <Corner style={{ borderRadius: token(name as TokenName) }} />
              <Text size="s" isStrong>
                {name} · {value}
              </Text>
              <Text size="s" tone="secondary">
                {uses[name as keyof typeof shapeScale]}
              </Text>
            </div>
          ))}
        </Shelf>
      </Part>
      <Part
        title="Nested corners"
        note="An inner shape is one step less round than the outer one, so that the band between them looks as wide at the corner as along the edge."
      >
        <Shelf style={{ '--m-least': '16rem' }}>
          <Nested>
            <div>
              <Text size="s">radius.m in radius.l</Text>
              <span>
                <Text size="s">radius.s in radius.m</Text>
              </span>
            </div>
          </Nested>
          <Text size="s" tone="secondary">
            A card is 16 px round, a field in it 10 px, a tag in that 6 px, each 8 px further in.
          </Text>
        </Shelf>
      </Part>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Radius', component: RadiusPage, ...page });
export const Radius = meta.story();
