/** True where the app carries its own simulated brokerage: the demo build, the dev server, Storybook. Set by the build, so that production drops the branch and all it imports. */
declare const __DEMO__: boolean;
