/** Everything else that each game shows, in one chunk: on the pavement the next screen must be there without network. */
export { OtherLetterPage } from './activation/OtherLetterPage.tsx';
export { CorrectPage } from './app/CorrectPage.tsx';
export { CreditsPage } from './app/CreditsPage.tsx';
export { Cancellation } from './Cancellation.tsx';
export { FrequenciesPage } from './app/FrequenciesPage.tsx';
export { DocumentPage } from './documents/DocumentPage.tsx';
export { DocumentsPage } from './documents/DocumentsPage.tsx';
export { HomePage } from './hub/HomePage.tsx';
export { MessagePage } from './messages/MessagePage.tsx';
export { MessagesPage } from './messages/MessagesPage.tsx';
export { LookingBanner } from './LookingBanner.tsx';
export { HintsPopup } from './popups/HintsPopup.tsx';
export { HoursPopup } from './popups/HoursPopup.tsx';
// What the first screen of a step seldom holds, or holds without waiting for it.
export { StoryWatch } from './watch/StoryWatch.tsx';
export { WaitingBanner } from './waiting/WaitingBanner.tsx';
export { Modal } from '../components/overlays/Modal.tsx';
export { TilePicture } from '../components/engravings/TilePicture.tsx';
export { LegalNoticeScreen, TermsOfSaleScreen, TermsOfUseScreen } from './settings/LegalScreen.tsx';
export { EmailProofPage } from './settings/EmailProofPage.tsx';
export { SettingsPage } from './settings/SettingsPage.tsx';
