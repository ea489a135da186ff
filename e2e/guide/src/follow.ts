import type { HelocElement } from '@heloc/embed';

/** Says in our page's words what the application does, and logs people in our own way. */
export function follow(application: HelocElement, progress: Element): void {
  application.addEventListener('heloc-step', ({ detail }) => {
    progress.textContent = `You are at: ${detail.title}`;
  });
  application.addEventListener('heloc-error', ({ detail }) => {
    progress.textContent = `Please call us and say ${detail.code}`;
  });
  application.addEventListener('heloc-unauthenticated', (event) => {
    event.preventDefault();
    progress.textContent = 'Please log in at the top of the page';
  });
}
