import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A page as it comes from a template, with its bars, and the application where its content goes. */
export interface Template {
  name: string;
  /** Style sheets and scripts, by their path below `node_modules`. */
  files: readonly string[];
  /** Attributes of `<html>`. */
  html?: string;
  /** Attributes of `<body>`. */
  body?: string;
  /** What is there once the template's own scripts are done. */
  readySelector?: string;
  /** Around the application, which is where `{application}` is. */
  content: string;
}

const LINKS = '<a href="#rates">Rates</a> <a href="#branches">Branches</a>';
/** Text before and after, so that there is something to scroll. */
const TEXT = '<p>We have lent to our neighbours since 1921.</p>'.repeat(6);
const APPLICATION = `${TEXT}{application}${TEXT}`;

export const TEMPLATES: Template[] = [
  {
    name: 'AdminLTE',
    files: ['admin-lte/dist/css/adminlte.min.css', 'admin-lte/dist/js/adminlte.min.js'],
    readySelector: 'body.app-loaded',
    body: 'class="layout-fixed fixed-header fixed-footer sidebar-expand-lg bg-body-tertiary"',
    content: `<div class="app-wrapper">
      <nav class="app-header navbar navbar-expand bg-body"><div class="container-fluid">${LINKS}</div></nav>
      <aside class="app-sidebar bg-body-secondary shadow"><div class="sidebar-wrapper">${LINKS}</div></aside>
      <main class="app-main"><div class="app-content"><div class="container-fluid">${APPLICATION}</div></div></main>
      <footer class="app-footer">${LINKS}</footer></div>`,
  },
  {
    name: 'UIkit',
    files: ['uikit/dist/css/uikit.min.css', 'uikit/dist/js/uikit.min.js'],
    content: `<div uk-sticky="sel-target: .uk-navbar-container; cls-active: uk-navbar-sticky">
      <nav class="uk-navbar-container" uk-navbar><div class="uk-navbar-left uk-padding-small">${LINKS}</div></nav></div>
      <div class="uk-container">${APPLICATION}</div>
      <footer class="uk-position-fixed uk-position-bottom uk-background-muted uk-padding-small">${LINKS}</footer>`,
  },
  {
    name: 'Pico',
    files: ['@picocss/pico/css/pico.min.css'],
    content: `<header class="container-fluid" style="position: sticky; top: 0; z-index: 5; background: var(--pico-background-color)">
      <nav>${LINKS}</nav></header><main class="container">${APPLICATION}</main>
      <footer class="container-fluid" style="position: fixed; bottom: 0; background: var(--pico-background-color)">${LINKS}</footer>`,
  },
  {
    name: 'Bulma',
    files: ['bulma/css/bulma.min.css'],
    html: 'class="has-navbar-fixed-top has-navbar-fixed-bottom"',
    content: `<nav class="navbar is-fixed-top"><div class="navbar-brand">${LINKS}</div></nav>
      <section class="section"><div class="container content">${APPLICATION}</div></section>
      <nav class="navbar is-fixed-bottom"><div class="navbar-brand">${LINKS}</div></nav>`,
  },
  {
    name: 'Foundation',
    files: ['foundation-sites/dist/css/foundation.min.css'],
    content: `<header class="top-bar" style="position: fixed; top: 0; left: 0; right: 0; z-index: 10">${LINKS}</header>
      <div class="grid-container" style="padding-top: 80px">${APPLICATION}</div>`,
  },
  {
    name: 'Semantic UI',
    files: ['semantic-ui-css/semantic.min.css'],
    content: `<header class="ui top fixed menu"><span class="item">${LINKS}</span></header>
      <div class="ui main text container" style="padding: 60px 0">${APPLICATION}</div>
      <footer class="ui bottom fixed menu"><span class="item">${LINKS}</span></footer>`,
  },
  {
    name: 'Tabler',
    files: ['@tabler/core/dist/css/tabler.min.css', '@tabler/core/dist/js/tabler.min.js'],
    content: `<div class="page"><header class="navbar navbar-expand-md sticky-top"><div class="container-xl">${LINKS}</div></header>
      <div class="page-wrapper"><div class="page-body"><div class="container-xl">${APPLICATION}</div></div></div></div>`,
  },
  {
    name: 'CoreUI',
    files: ['@coreui/coreui/dist/css/coreui.min.css'],
    content: `<div class="wrapper d-flex flex-column min-vh-100"><header class="header header-sticky">${LINKS}</header>
      <div class="body flex-grow-1 px-3">${APPLICATION}</div><footer class="footer fixed-bottom">${LINKS}</footer></div>`,
  },
  {
    name: 'Materialize',
    files: ['materialize-css/dist/css/materialize.min.css'],
    content: `<div class="navbar-fixed"><nav><div class="nav-wrapper">${LINKS}</div></nav></div>
      <div class="container">${APPLICATION}</div><footer class="page-footer">${LINKS}</footer>`,
  },
  {
    name: 'GOV.UK Frontend',
    files: ['govuk-frontend/dist/govuk/govuk-frontend.min.css'],
    html: 'class="govuk-template"',
    body: 'class="govuk-template__body"',
    content: `<header class="govuk-header"><div class="govuk-header__container govuk-width-container">${LINKS}</div></header>
      <div class="govuk-width-container"><main class="govuk-main-wrapper" id="main-content">${APPLICATION}</main></div>
      <footer class="govuk-footer">${LINKS}</footer>`,
  },
  {
    name: 'Milligram',
    files: ['milligram/dist/milligram.min.css'],
    content: `<header class="container">${LINKS}</header><main class="container">${APPLICATION}</main>`,
  },
];

const INSTALLED = path.join(import.meta.dirname, 'node_modules');

/** What of a template goes into `<head>`. */
export function headOf({ files }: Template): string {
  return files
    .map((file) => {
      const text = readFileSync(path.join(INSTALLED, file), 'utf8');
      return file.endsWith('.js')
        ? `<script defer src="data:text/javascript;base64,${Buffer.from(text).toString('base64')}"></script>`
        : `<style>${text}</style>`;
    })
    .join('');
}
