import { Outlet } from 'react-router';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { LateParts } from './late-parts.tsx';

/** Navigation, main area, footer. The main area is at most 2560 px wide. */
export default function DefaultLayout() {
  return (
    <div className="ui-page">
      <LateParts />
      <Header />
      <main id="content" tabIndex={-1} className="shell-main">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
