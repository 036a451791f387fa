/** The address of a tab, as a story's parameters. */
export const tab = (code: number) => ({ route: `/pages/trade/index?tab=${code}` });
