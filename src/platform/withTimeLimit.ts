/** Continue waits no longer than this for an answer; the request itself goes on. */
const LIMIT_MS = 5000;

/** The answer; undefined when it fails or takes too long. */
export async function withTimeLimit<T>(answer: Promise<T>, limitMs = LIMIT_MS): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  try {
    return await Promise.race([answer.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}
