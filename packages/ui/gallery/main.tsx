import '../src/style/base.css';
import './gallery.css';
import { assertPresent } from '@sojourn/domain/present.ts';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastProvider } from '../src/dialogs/toast.tsx';
import { Choices, Controls, Fields, Swatches, Type } from './controls.tsx';
import { Dialogs } from './dialogs.tsx';
import { Calendar, Guests, Places, Prices } from './heavy.tsx';
import { Cards, States, Statuses, Wallet } from './surfaces.tsx';

const query = new URLSearchParams(location.search);
const tenant = query.get('tenant') === 'business' ? 'business' : 'consumer';
const theme = query.get('theme') === 'dark' ? 'dark' : 'light';
document.documentElement.dataset.tenant = tenant;
document.documentElement.dataset.theme = theme;

createRoot(assertPresent(document.getElementById('root'), 'the root element')).render(
  <StrictMode>
    <ToastProvider>
      <main className="wrap gallery">
        <div className="row row--between row--base">
          <h1 className="display-l">Components</h1>
          <span className="small text-2">
            {tenant === 'business' ? 'Harbor Business Travel' : 'Harbor Travel'}, {theme}
          </span>
        </div>
        <Suspense fallback={null}>
          <div className="gallery__grid">
            <Swatches />
            <Type />
            <Controls />
            <Fields />
            <Places />
            <Calendar />
            <Guests />
            <Choices />
            <Statuses />
            <States />
            <Prices />
            <Dialogs />
            <Wallet />
            <Cards />
          </div>
        </Suspense>
      </main>
    </ToastProvider>
  </StrictMode>,
);
