const CDN = 'https://cdn.example';

/** The element with its first step in it; empty where the step cannot be had, and then drawn a moment later as ever. */
export async function application(org, nonce) {
  const step = await fetch(`${CDN}/themes/${org}/first.html`, { signal: AbortSignal.timeout(500) })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '');
  const filled = step.replaceAll('{CDN}', CDN).replaceAll('{NONCE}', nonce);
  return `<heloc-application org="${org}">${filled}</heloc-application>`;
}
