import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

const share = { singleton: true, requiredVersion: '^19.0.0', shareScope: 'heloc' };

export default defineConfig({
  plugins: [
    federation({
      name: 'lender',
      remotes: {
        heloc_borrower: {
          type: 'var',
          name: 'heloc_borrower',
          entry: 'https://cdn.example/heloc/v1/borrower/remoteEntry.js',
          shareScope: 'heloc',
        },
      },
      // In our scope, so that the application uses your React.
      shared: { react: share, 'react/jsx-runtime': share, 'react-dom': share, 'react-dom/client': share },
      dts: false,
    }),
  ],
});
