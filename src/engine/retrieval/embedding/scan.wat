;; Scores rows of signed bytes against a query of 16-bit numbers: dot product times the row's scale times $factor, less $shift.
;;
;; `npm run wasm` assembles this file to scan.wasm; `npm run check` fails when the two differ.
(module
  (memory (export "memory") 1)

  ;; $size is a multiple of 16. All addresses are in bytes; $rows, $query and $scales are aligned to 16.
  (func (export "scan")
    (param $rows i32) (param $scales i32) (param $query i32) (param $scores i32) (param $count i32) (param $size i32)
    (param $factor f32) (param $shift f32)
    (local $place i32) (local $a v128) (local $b i32) (local $low v128) (local $high v128)
    (if (i32.eqz (local.get $count)) (then (return)))
    (loop $row
      (local.set $low (v128.const i32x4 0 0 0 0))
      (local.set $high (v128.const i32x4 0 0 0 0))
      (local.set $place (i32.const 0))
      (loop $part
        (local.set $a (v128.load (i32.add (local.get $rows) (local.get $place))))
        (local.set $b (i32.add (local.get $query) (i32.shl (local.get $place) (i32.const 1))))
        ;; bytes become 16 bits, whose products are added in pairs to 32 bits: nothing overflows
        (local.set $low
          (i32x4.add (local.get $low)
            (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_s (local.get $a)) (v128.load (local.get $b)))))
        (local.set $high
          (i32x4.add (local.get $high)
            (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_s (local.get $a)) (v128.load offset=16 (local.get $b)))))
        (br_if $part
          (i32.lt_u (local.tee $place (i32.add (local.get $place) (i32.const 16))) (local.get $size))))
      (local.set $low (i32x4.add (local.get $low) (local.get $high)))
      (f32.store (local.get $scores)
        (f32.sub
          (f32.mul
            (local.get $factor)
            (f32.mul
              (f32.load (local.get $scales))
              (f32.convert_i32_s
                (i32.add
                  (i32.add (i32x4.extract_lane 0 (local.get $low)) (i32x4.extract_lane 1 (local.get $low)))
                  (i32.add (i32x4.extract_lane 2 (local.get $low)) (i32x4.extract_lane 3 (local.get $low)))))))
          (local.get $shift)))
      (local.set $rows (i32.add (local.get $rows) (local.get $size)))
      (local.set $scales (i32.add (local.get $scales) (i32.const 4)))
      (local.set $scores (i32.add (local.get $scores) (i32.const 4)))
      (br_if $row (local.tee $count (i32.sub (local.get $count) (i32.const 1)))))))
