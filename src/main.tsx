import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { ErrorBoundary } from '#app/ErrorBoundary.tsx';
import { followDocument } from '#features/share/address.ts';
import { keepDocuments } from '#store/persistence.ts';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '#app/theme.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

keepDocuments();
followDocument();

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </StrictMode>,
);
