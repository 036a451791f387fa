/** The statement: every movement of every wallet (spec §2, transaction history). */
export { default as StatementScreen } from './screens/Statement/Statement.tsx';
