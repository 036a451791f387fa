/** News: one story in full (spec §2, /pages/news/detail). */
export { default as NewsDetailScreen } from './screens/NewsDetail/NewsDetail.tsx';
