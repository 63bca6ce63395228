import { Outlet } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Navigation, main area, footer. The main area is at most 2560 px wide. */
export default function DefaultLayout() {
  return (
    <div className="ui-page">
      <Header />
      <main id="content" tabIndex={-1} className="shell-main">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
