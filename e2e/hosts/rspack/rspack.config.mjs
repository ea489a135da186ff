import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

const share = { singleton: true, requiredVersion: '^19.0.0', shareScope: 'heloc' };

export default {
  mode: 'production',
  entry: '../federation/index.ts',
  output: { publicPath: '/', uniqueName: 'lender' },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
        type: 'javascript/auto',
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'lender',
      remotes: {
        heloc_borrower: {
          external: 'heloc_borrower@https://cdn.example/heloc/v1/borrower/remoteEntry.js',
          shareScope: 'heloc',
        },
      },
      // In our scope, so that the application uses your React.
      shared: { react: share, 'react/jsx-runtime': share, 'react-dom': share, 'react-dom/client': share },
      dts: false,
    }),
  ],
};
