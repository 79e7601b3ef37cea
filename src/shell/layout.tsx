import { Outlet } from 'react-router';
import { site } from '../content/site.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Scrolling } from './scrolling.tsx';

/** The frame of every page: skip link, header, footer, phone bar and scrolling. */
export function Layout() {
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: the link works without the app too */}
      <a
        href="#main"
        className="fixed -top-24 left-2 z-30 rounded-lg bg-ink px-4 py-3 font-bold text-white focus:top-2"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {site.names.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="pt-16 outline-none lg:pt-18">
        <Outlet />
      </main>
      <Footer />
      <PhoneBar />
      <Scrolling />
    </>
  );
}
