/** Every staff screen, in one chunk that players never load. */
export { AdminShell } from './AdminShell.tsx';
export { AdminHome } from './home/AdminHome.tsx';
export { UnsentPage } from './unsent/UnsentPage.tsx';
export { ExplorerPage } from './explorer/ExplorerPage.tsx';
export { FunnelPage } from './funnel/FunnelPage.tsx';
export { PlacesPage } from './places/PlacesPage.tsx';
export { SecurityPage } from './security/SecurityPage.tsx';
export { OrderPage } from './order/OrderPage.tsx';
export { BatchesPage } from './batches/BatchesPage.tsx';
export { FiguresPage } from './figures/FiguresPage.tsx';
export { QueueLettersPage } from './queue/QueueLettersPage.tsx';
export { QueuePage } from './queue/QueuePage.tsx';
export { SalesPage } from './sales/SalesPage.tsx';
export { BatchLettersPage } from './letters/BatchLettersPage.tsx';
export { LetterPage } from './letters/LetterPage.tsx';
