/** No seat is known by its colour alone. */

/** A sign for each seat, around 0 0 with a radius of 1; the last is nobody's. */
export const SEAT_SIGNS = [
  "M-.9 0a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0z",
  "M-.8-.8H.8V.8H-.8z",
  "M0-1L1 .8H-1z",
  "M-.35-1H.35V-.35H1V.35H.35V1H-.35V.35H-1V-.35H-.35z",
  "M-1-.28H1V.28H-1z",
] as const;
