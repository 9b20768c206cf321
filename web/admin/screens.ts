/** Every screen of the staff, in one chunk that players never ask for. */
export { AdminShell } from './AdminShell.tsx';
export { AdminHome } from './home/AdminHome.tsx';
export { UnsentPage } from './unsent/UnsentPage.tsx';
export { ExplorerPage } from './explorer/ExplorerPage.tsx';
