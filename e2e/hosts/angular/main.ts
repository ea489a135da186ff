import { Component, provideZonelessChangeDetection, signal, VERSION } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter, RouterLink, RouterOutlet, type Routes } from '@angular/router';
import { HomeEquity } from './home-equity.ts';

@Component({ selector: 'site-rates', template: '<h1>Rates</h1>' })
class Rates {}

const routes: Routes = [
  { path: 'rates', component: Rates },
  { path: 'account/heloc', children: [{ path: '**', component: HomeEquity }] },
];

@Component({
  selector: 'site-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <nav>
      <a routerLink="/rates">Rates</a> <a routerLink="/account/heloc">Home equity</a>
      <a routerLink="/account/heloc/coming-soon" [queryParams]="{ reason: 'product' }">Other products</a>
    </nav>
    <p>Angular {{ version }}</p>
    <button type="button" (click)="count.set(count() + 1)">Count {{ count() }}</button>
    <router-outlet />
  `,
})
class Site {
  readonly version = VERSION.full;
  readonly count = signal(0);
}

bootstrapApplication(Site, { providers: [provideZonelessChangeDetection(), provideRouter(routes)] });
