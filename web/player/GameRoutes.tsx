import { Navigate, Route, Routes } from 'react-router-dom';
import { PlayerOnly } from '../account/guards.tsx';
import { lazyScreen } from '../components/chunk.ts';
import { CodePage } from './app/CodePage.tsx';
import { GameShell } from './GameShell.tsx';
import { screen } from './other-screens.ts';
import { RequireStory } from './RequireStory.tsx';
import { SiteRoutes } from '../site/lazy-site.ts';

const HomePage = screen('HomePage');
const SettingsPage = screen('SettingsPage');
const LegalNoticeScreen = screen('LegalNoticeScreen');
const TermsOfUseScreen = screen('TermsOfUseScreen');
const TermsOfSaleScreen = screen('TermsOfSaleScreen');
const MessagesPage = screen('MessagesPage');
const MessagePage = screen('MessagePage');
const DocumentsPage = screen('DocumentsPage');
const DocumentPage = screen('DocumentPage');
const CorrectPage = screen('CorrectPage');
const FrequenciesPage = screen('FrequenciesPage');
const CreditsPage = screen('CreditsPage');
/** An instrument of its own, that not every city has: it comes when its stamp is pressed, as every instrument does. */
const FinalPage = lazyScreen('final', async () => (await import('./app/final/FinalPage.tsx')).FinalPage);

/** Every address inside the envelope. What a step is played with comes along, every other screen a moment later. */
export function GameRoutes() {
  return (
    <Routes>
      <Route element={<PlayerOnly />}>
        <Route element={<GameShell />}>
          <Route path="/home" element={<HomePage />} />
          <Route path="/home/settings" element={<SettingsPage />} />
          <Route path="/home/legal" element={<LegalNoticeScreen />} />
          <Route path="/home/cgu" element={<TermsOfUseScreen />} />
          <Route path="/home/cgv" element={<TermsOfSaleScreen />} />
          <Route element={<RequireStory />}>
            <Route path="/home/messages" element={<MessagesPage />} />
            <Route path="/home/messages/:slug" element={<MessagePage />} />
            <Route path="/home/app/messages" element={<MessagesPage />} />
            <Route path="/home/app/documents" element={<DocumentsPage />} />
            <Route path="/home/app/code" element={<CodePage />} />
            <Route path="/home/app/correct" element={<CorrectPage />} />
            <Route path="/home/app/frequencies" element={<FrequenciesPage />} />
            <Route path="/home/app/final" element={<FinalPage />} />
            <Route path="/home/app/credits" element={<CreditsPage />} />
            <Route path="/document" element={<DocumentsPage />} />
            <Route path="/document/:slug" element={<DocumentPage />} />
          </Route>
          <Route path="/home/app/*" element={<Navigate to="/home" replace />} />
        </Route>
      </Route>
      <Route path="*" element={<SiteRoutes />} />
    </Routes>
  );
}
