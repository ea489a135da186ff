import { FAULT_KINDS, type Fault } from '#sandbox/http/faults.ts';
import { contract } from '#src/api/contract/contract.ts';
import { control } from './control.ts';
import { button, byId, h, input, onClick, onSubmit, select } from './dom.ts';
import { attempt, showError } from './messages.ts';

type NewFault = Omit<Fault, 'id' | 'method'> & { method?: string };

/** What is asked for most, over every call. */
const PRESETS: readonly (readonly [label: string, fault: NewFault])[] = [
  ['Every call 500', { path: '/**', kind: 'status', status: 500 }],
  ['Every call 503', { path: '/**', kind: 'status', status: 503 }],
  ['Session ended, 401', { path: '/**', kind: 'status', status: 401 }],
  ['Network down', { path: '/**', kind: 'network' }],
  ['No answer', { path: '/**', kind: 'timeout' }],
  ['Every call 10 s slow', { path: '/**', kind: 'slow', delayMs: 10_000 }],
  ['Next change fails once', { path: '/**', method: 'PUT', kind: 'status', status: 500, times: 1 }],
];

function inWords({ method, path, kind, status, delayMs, times }: Fault): string {
  return [
    `${method === '*' ? 'Any method' : method} ${path}: ${kind}`,
    ...(kind === 'status' ? [String(status ?? 500)] : []),
    ...(delayMs ? [`after ${delayMs} ms`] : []),
    times === undefined ? 'always' : `${times} more`,
  ].join(', ');
}

export async function showFaults(): Promise<void> {
  try {
    const active = await control<Fault[]>('GET', '/faults');
    byId('active').replaceChildren(
      ...(active.length > 0 ? active.map((fault) => h('li', {}, inWords(fault))) : [h('li', {}, 'None')]),
    );
    byId('faults').classList.toggle('alarmed', active.length > 0);
    byId('clear-faults').hidden = active.length === 0;
  } catch (error) {
    showError(error);
  }
}

const add = (done: string, fault: NewFault) =>
  void attempt(done, () => control('POST', '/faults', fault)).then(showFaults);

const numberIn = (id: string) => (input(id).value === '' ? undefined : input(id).valueAsNumber);

function bodyIn(): unknown {
  const text = input('fault-body').value.trim();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function startFaults(): void {
  select('fault-kind').replaceChildren(...FAULT_KINDS.map((kind) => h('option', {}, kind)));
  byId('presets').replaceChildren(
    ...PRESETS.map(([label, fault]) => button(label, '', () => add(`Fault added: ${label}`, fault))),
  );
  byId('paths').replaceChildren(
    ...Object.values(contract).map(({ method, path, summary }) =>
      h('option', { value: path.replace(/\{[^}]+\}/g, '*'), label: `${method} ${summary}` }),
    ),
  );
  const adjust = () => {
    input('fault-status').disabled = !['status', 'malformed'].includes(select('fault-kind').value);
  };
  select('fault-kind').addEventListener('change', adjust);
  adjust();
  onSubmit('fault-form', () => {
    const kind = select('fault-kind').value as Fault['kind'];
    add('Fault added', {
      method: select('fault-method').value,
      path: input('fault-path').value.trim(),
      kind,
      status: kind === 'status' ? numberIn('fault-status') : undefined,
      delayMs: numberIn('fault-delay'),
      times: numberIn('fault-times'),
      body: bodyIn(),
    });
  });
  onClick('clear-faults', () => {
    void attempt('Faults cleared', () => control('DELETE', '/faults')).then(showFaults);
  });
}
