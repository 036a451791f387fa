import { expectTypeOf, test } from 'vitest';
import type { GeneralState, ScreenStates, StoryOf } from './states.ts';

interface Story {
  readonly _tag: 'Story';
}
/** As `typeof` of a module of stories is. */
interface FirstModule {
  readonly Loading: Story;
  readonly Ready: Story;
  readonly sample: string;
}
interface SecondModule {
  readonly Failed: Story;
}
type States = ScreenStates<FirstModule | SecondModule, 'payPassword'>;

test('stories of several files are distinguished from their other exports', () => {
  expectTypeOf<StoryOf<FirstModule | SecondModule>>().toEqualTypeOf<'Loading' | 'Ready' | 'Failed'>();
});

test('a state is shown by stories there are, or excused', () => {
  expectTypeOf<'Ready'>().toExtend<States['slow']>();
  expectTypeOf<['Ready', 'Failed']>().toExtend<States['slow']>();
  expectTypeOf<{ cannotBe: 'shows no list' }>().toExtend<States['empty']>();
  expectTypeOf<'NoSuchStory'>().not.toExtend<States['slow']>();
  expectTypeOf<readonly []>().not.toExtend<States['slow']>();
});

test('what a story is named after is not excused', () => {
  expectTypeOf<{ cannotBe: 'asks nothing' }>().not.toExtend<States['loading']>();
  expectTypeOf<'Loading'>().toExtend<States['loading']>();
});

test('no general state and no status of a claimed family is left out', () => {
  type Given = Record<GeneralState, 'Ready'>;
  type Claimed = { payPassword: Record<'set' | 'notSet', 'Ready'> };
  expectTypeOf<Given & Claimed>().toExtend<ScreenStates<Pick<FirstModule, 'Ready'>, 'payPassword'>>();
  expectTypeOf<Omit<Given, 'stale'> & Claimed>().not.toExtend<
    ScreenStates<Pick<FirstModule, 'Ready'>, 'payPassword'>
  >();
  expectTypeOf<Given & { payPassword: { set: 'Ready' } }>().not.toExtend<
    ScreenStates<Pick<FirstModule, 'Ready'>, 'payPassword'>
  >();
  expectTypeOf<Given>().not.toExtend<ScreenStates<Pick<FirstModule, 'Ready'>, 'payPassword'>>();
});
