import { FetchInstrumentation } from '@opentelemetry/instrumentation-fetch';
import { XMLHttpRequestInstrumentation } from '@opentelemetry/instrumentation-xml-http-request';
import { SimpleSpanProcessor, WebTracerProvider } from '@opentelemetry/sdk-trace-web';

/** A lender's page that traces its calls, as its documentation has it: `fetch` and `XMLHttpRequest` are wrapped. */
const spans: string[] = [];
Object.assign(window, { spans });
const exporter = {
  export(ended: readonly { name: string }[], done: (result: { code: number }) => void) {
    spans.push(...ended.map(({ name }) => name));
    done({ code: 0 });
  },
  shutdown: async () => {},
};
new WebTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
// They begin at once.
new FetchInstrumentation();
new XMLHttpRequestInstrumentation();
