import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { type HelocEventMap, loadHeloc } from '@heloc/embed';

@Component({
  selector: 'site-home-equity',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <p>You are at: {{ step() }}</p>
    <button type="button" (click)="org.set('QUILLMERE_BANK')">Another lender</button>
    <heloc-application
      [org]="org()"
      support-phone="(888) 555-0142"
      [getToken]="getToken"
      (heloc-step)="onStep($event)"
    >
      <p>Call (888) 555-0142 to apply by phone.</p>
    </heloc-application>
  `,
})
export class HomeEquity {
  // A constant on the page of one lender.
  readonly org = signal('OAKLINE');
  readonly step = signal('');

  constructor() {
    // The nonce is of the page's Content-Security-Policy, where it has one.
    loadHeloc({
      cdn: 'https://cdn.example',
      nonce: document.querySelector<HTMLElement>('[nonce]')?.nonce,
    }).catch(console.error);
  }

  onStep({ detail }: HelocEventMap['heloc-step']) {
    this.step.set(detail.title);
  }

  // Where your site owns the session: nothing for a visitor.
  async getToken() {
    const answer = await fetch('/session/token');
    return answer.ok ? answer.text() : undefined;
  }
}
