import { Outlet } from 'react-router';
import { useShell } from '../page/shell-data.ts';
import { DeferredServices } from './deferred-services.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';

/** Navigation, main area, footer. The main area is at most 2560 px wide. */
export default function DefaultLayout() {
  return (
    <div className="ui-page">
      {/* A preview asks for nothing and loads nothing of others. */}
      {!useShell()?.preview && <DeferredServices />}
      <Header />
      <main id="content" tabIndex={-1} className="shell-main">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
