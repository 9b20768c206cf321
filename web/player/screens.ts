import '../styles/gestures.css';

/** All other screens of the game, in one chunk: the next screen must be available offline. */
export { OtherLetterPage } from './activation/GuestLetter.tsx';
export { CorrectPage } from './app/CorrectPage.tsx';
export { CreditsPage } from './app/CreditsPage.tsx';
export { FrenchOnly } from './app/FrenchOnly.tsx';
export { TrialLanguage } from './app/TrialLanguage.tsx';
export { SheetPage } from './app/SheetPage.tsx';
export { Cancellation } from './Cancellation.tsx';
export { GatheringSheet } from './app/gathering/GatheringSheet.tsx';
export { FrequenciesPage } from './app/FrequenciesPage.tsx';
export { DocumentPage } from './documents/DocumentPage.tsx';
export { DocumentSheet } from './documents/DocumentSheet.tsx';
export { DocumentsPage } from './documents/DocumentsPage.tsx';
export { HomePage } from './hub/HomePage.tsx';
export { MessagePage } from './messages/MessageSheet.tsx';
export { MessagesPage } from './messages/MessagesPage.tsx';
export { NotebookPage } from './notebook/NotebookPage.tsx';
export { ViewOnlyBanner } from './ViewOnlyBanner.tsx';
export { HintsPopup } from './popups/HintsPopup.tsx';
export { HoursPopup } from './popups/HoursPopup.tsx';
// Parts that a step's first screen does not need, or does not wait for.
export { StepClosed } from './app/StepClosed.tsx';
export { InstrumentElsewhere } from './hands/HeldElsewhere.tsx';
export { PinnedPaper } from './table/PinnedPaper.tsx';
export { SideDesk } from './table/SideDesk.tsx';
export { PartyAtStep } from './party/PartyAtStep.tsx';
export { PartyNews } from './party/PartyNews.tsx';
export { StoryWatch } from './watch/StoryWatch.tsx';
export { WaitingBanner } from './waiting/WaitingBanner.tsx';
export { StepPicture } from '../components/papers/Stamp.tsx';
export { LegalNoticeScreen, TermsOfSaleScreen, TermsOfUseScreen } from './settings/LegalScreen.tsx';
export { EmailProofPage } from './settings/EmailProofPage.tsx';
export { SettingsPage } from './settings/SettingsPage.tsx';
