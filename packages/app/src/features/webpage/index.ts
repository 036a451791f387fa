/** Pages of the web inside the app (spec §2, /pages/webview/index). */
export { default as WebPageScreen } from './screens/WebPage/WebPage.tsx';
