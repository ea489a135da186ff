/**
 * The fonts that devices bring: Arial on desktops and Apple's, by its twins of the same widths on Linux and ChromeOS, and Roboto on
 * Android. Widths of the letters from the space to the tilde, in thousandths of the text's size.
 */
export interface SystemFont {
  /** Each by the names that a device may know it under. */
  readonly names: readonly string[];
  readonly widths: Readonly<Record<400 | 700, string>>;
}

export const SYSTEM_FONTS: readonly SystemFont[] = [
  {
    names: ['Arial', 'Liberation Sans', 'Arimo'],
    widths: {
      400: '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
      700: '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
    },
  },
  {
    names: ['Roboto'],
    widths: {
      400: '248 258 320 616 562 732 622 175 342 348 431 567 197 276 264 413 562 562 562 562 562 562 562 562 562 562 242 211 508 549 523 473 898 652 623 651 656 568 553 681 713 272 552 627 539 873 713 688 631 688 616 594 597 648 637 887 627 601 599 265 411 265 418 451 309 544 562 523 564 530 348 562 551 243 239 507 243 877 552 570 562 568 339 516 327 551 484 751 496 473 496 338 244 338 680',
      700: '249 271 318 592 574 739 657 161 350 351 454 545 246 394 290 371 574 574 574 574 574 574 574 574 574 574 282 263 510 574 516 498 896 672 638 654 650 563 549 682 706 292 559 636 541 875 706 689 645 689 641 616 620 659 653 875 635 619 607 277 421 277 438 445 330 535 563 521 563 540 358 571 560 265 260 534 265 866 561 564 563 564 366 514 338 560 506 734 509 503 509 330 252 330 648',
    },
  },
];

const FIRST = 32;

/** How wide a text is, in parts of its size. Letters that the table lacks are as the others on average. */
export function systemWidth({ widths }: SystemFont, weight: number, text: string): number {
  const table = widths[weight < 600 ? 400 : 700].split(' ').map(Number);
  const known = [...text].flatMap((letter) => table[letter.charCodeAt(0) - FIRST] ?? []);
  const sum = known.reduce((all, width) => all + width, 0);
  return (sum / known.length) * text.length * 0.001;
}
