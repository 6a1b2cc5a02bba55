export { usualPrayerStyle, writePrayer } from './write-prayer.ts'
