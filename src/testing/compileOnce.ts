import vm from 'node:vm';

/** What Jest asks for with each module of a test file. */
interface Options {
  filename?: string;
  parsingContext?: vm.Context;
}

/**
 * Compiles a module once for each worker of Jest. Jest does it for each test file anew, with `vm.compileFunction`, which
 * has no cache; `vm.Script` has one that spans contexts and keeps what has been compiled of the functions within.
 * `import()` is not served: the transform makes `require` of it.
 */
export function compileOnce(): void {
  vm.compileFunction = ((code: string, names: string[], { filename, parsingContext }: Options) => {
    const opening = `(function (${names.join(', ')}) {`;
    const script = new vm.Script(`${opening}${code}\n})`, { filename, columnOffset: -opening.length });
    return parsingContext ? script.runInContext(parsingContext) : script.runInThisContext();
  }) as typeof vm.compileFunction;
}
