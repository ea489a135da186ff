/** Colours and type are the theme's; sizes in `em`, so that a host's root font size does not reach us. */
export const STYLES = `
.themed {
  box-sizing: border-box;
  color: var(--heloc-color-text);
  font: medium/1.4 var(--heloc-font-body, sans-serif);
  color-scheme: var(--heloc-color-scheme, light);
}
* { box-sizing: border-box; }
aside {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.25em 1em;
  padding: 0.375em 0.75em;
  background: var(--heloc-color-warning-surface);
  border-top: 0.1875em solid var(--heloc-color-warning);
}
p, h2 { margin: 0; }
button {
  min-height: 1.75em;
  padding: 0.125em 0.75em;
  color: inherit;
  background: var(--heloc-color-surface);
  border: 0.0625em solid currentcolor;
  border-radius: var(--heloc-radius-control);
  font: inherit;
  cursor: pointer;
}
button:focus-visible, summary:focus-visible {
  outline: 0.125em solid var(--heloc-color-focus-inner);
  box-shadow: 0 0 0 0.25em var(--heloc-color-focus);
}
dialog {
  inline-size: min(44em, 100vi - 1em);
  max-block-size: calc(100vb - 2em);
  padding: 1em;
  overflow: auto;
  color: inherit;
  background: var(--heloc-color-surface);
  border: 0.0625em solid var(--heloc-color-border);
  border-radius: var(--heloc-radius-card);
}
dialog::backdrop { background: rgb(0 0 0 / 0.5); }
h2 { font-size: 1.25em; outline: none; }
dialog > * { margin-block-end: 0.75em; }
summary { padding-block: 0.375em; cursor: pointer; font-weight: bold; }
table { inline-size: 100%; border-collapse: collapse; }
th, td {
  padding: 0.25em 0.5em 0.25em 0;
  text-align: start;
  vertical-align: top;
  border-block-end: 0.0625em solid var(--heloc-color-border);
  overflow-wrap: anywhere;
}
@media print { aside { position: static; } }
`;
