import { Outlet } from 'react-router';

/** Nothing but the page: for steps where nothing should lead astray. */
export default function BlankLayout() {
  return (
    <main id="content" tabIndex={-1} className="shell-blank">
      <Outlet />
    </main>
  );
}
