const two = (count: number): string => String(count).padStart(2, '0');

/** A time in milliseconds in clock format: "4:12", "1:02:09". */
export function sayTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = two(seconds % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes % 60)}:${rest}`;
}
