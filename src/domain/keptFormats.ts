/** Making a format takes long, 70 ms for the first one on a slow phone; using it does not: one for each of its options. */
export function keepFormats<Options, Format>(
  make: (options: Options) => Format,
): (options: Options) => Format {
  const made = new Map<string, Format>();
  return (options) => {
    const key = JSON.stringify(options);
    const format = made.get(key) ?? make(options);
    made.set(key, format);
    return format;
  };
}
