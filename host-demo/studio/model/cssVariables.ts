import { toCssVariables } from '#src/brand/tokens.ts';
import type { Look } from '../../../themes/org/look.ts';
import { tokensFor } from '../../../themes/org/look.ts';

const rule = (variables: Record<string, string>, indent: string) =>
  Object.entries(variables)
    .map(([name, value]) => `${indent}${name}: ${value};\n`)
    .join('');

/** All tokens as custom properties, for a lender's own pages. The dark ones follow the device. */
export function cssVariables(look: Look): string {
  const variables = (scheme: 'light' | 'dark') => {
    const { tokens, colors } = tokensFor(look, scheme);
    return toCssVariables({ ...tokens, ...colors });
  };
  const { scheme } = look.choices;
  const own = variables(scheme);
  const first = `:root {\n  color-scheme: ${scheme};\n${rule(own, '  ')}}\n`;
  if (look.dark !== 'derived' || scheme === 'dark') return first;
  const dark = Object.fromEntries(
    Object.entries(variables('dark')).filter(([name, value]) => own[name] !== value),
  );
  return `${first}\n@media (prefers-color-scheme: dark) {\n  :root {\n    color-scheme: dark;\n${rule(dark, '    ')}  }\n}\n`;
}
