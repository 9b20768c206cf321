/** Every screen that each game shows, in one chunk: on the pavement the next one must be there without network. */
export { CodePage } from './app/CodePage.tsx';
export { CorrectPage } from './app/CorrectPage.tsx';
export { CreditsPage } from './app/CreditsPage.tsx';
export { FrequenciesPage } from './app/FrequenciesPage.tsx';
export { DocumentPage } from './documents/DocumentPage.tsx';
export { DocumentsPage } from './documents/DocumentsPage.tsx';
export { GameShell } from './GameShell.tsx';
export { HomePage } from './hub/HomePage.tsx';
export { MessagePage } from './messages/MessagePage.tsx';
export { MessagesPage } from './messages/MessagesPage.tsx';
export { RequireStory } from './RequireStory.tsx';
export { LegalNoticeScreen, TermsOfSaleScreen, TermsOfUseScreen } from './settings/LegalScreen.tsx';
export { SettingsPage } from './settings/SettingsPage.tsx';
