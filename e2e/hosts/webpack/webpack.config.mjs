import webpack from 'webpack';

export default {
  mode: 'production',
  entry: '../federation/index.ts',
  output: { publicPath: '/', uniqueName: 'lender' },
  module: { rules: [{ test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } }] },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: 'lender',
      remotes: {
        heloc_borrower: {
          external: 'heloc_borrower@https://cdn.example/heloc/v1/borrower/remoteEntry.js',
          shareScope: 'heloc',
        },
      },
      // Of your own modules; on React 18 nothing of this is ours to use.
      shared: {
        react: { singleton: true, requiredVersion: '^18.0.0' },
        'react-dom': { singleton: true, requiredVersion: '^18.0.0' },
      },
    }),
  ],
};
