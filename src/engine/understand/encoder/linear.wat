;; A linear layer over rows of 16-bit numbers: each output is the dot product of a row and a row of weights, times the scales of
;; both, plus a bias. Two rows and four outputs at a time, so that what is loaded is used more than once.
;;
;; `npm run wasm` assembles this file to linear.wasm; `npm run check` fails when the two differ.
(module
  (memory (export "memory") 1)

  (func $sum (param $a v128) (result f32)
    (f32.convert_i32_s
      (i32.add
        (i32.add (i32x4.extract_lane 0 (local.get $a)) (i32x4.extract_lane 1 (local.get $a)))
        (i32.add (i32x4.extract_lane 2 (local.get $a)) (i32x4.extract_lane 3 (local.get $a))))))

  (func $store (param $out i32) (param $sum f32) (param $scale f32) (param $weight_scale i32) (param $bias i32)
    (f32.store (local.get $out)
      (f32.add
        (f32.load (local.get $bias))
        (f32.mul (local.get $sum) (f32.mul (local.get $scale) (f32.load (local.get $weight_scale)))))))

  ;; $rows is even, $outputs a multiple of 4, $size a multiple of 8; all are addresses or counts of numbers, not bytes.
  ;; $size times the largest products must stay below 2^31: the caller sees to it by the width of its numbers.
  (func (export "linear")
    (param $x i32) (param $scales i32) (param $rows i32) (param $size i32)
    (param $weights i32) (param $weight_scales i32) (param $bias i32) (param $outputs i32) (param $out i32)
    (local $bytes i32) (local $place i32) (local $o i32) (local $w i32) (local $x1 i32) (local $y i32) (local $y1 i32)
    (local $a v128) (local $b v128) (local $c v128)
    (local $s00 v128) (local $s01 v128) (local $s02 v128) (local $s03 v128)
    (local $s10 v128) (local $s11 v128) (local $s12 v128) (local $s13 v128)
    (local $ws i32) (local $bs i32)
    (if (i32.eqz (local.get $rows)) (then (return)))
    (local.set $bytes (i32.shl (local.get $size) (i32.const 1)))
    (loop $row
      (local.set $x1 (i32.add (local.get $x) (local.get $bytes)))
      (local.set $w (local.get $weights))
      (local.set $ws (local.get $weight_scales))
      (local.set $bs (local.get $bias))
      (local.set $y (local.get $out))
      (local.set $y1 (i32.add (local.get $out) (i32.shl (local.get $outputs) (i32.const 2))))
      (local.set $o (i32.const 0))
      (loop $output
        (local.set $s00 (v128.const i32x4 0 0 0 0)) (local.set $s01 (v128.const i32x4 0 0 0 0))
        (local.set $s02 (v128.const i32x4 0 0 0 0)) (local.set $s03 (v128.const i32x4 0 0 0 0))
        (local.set $s10 (v128.const i32x4 0 0 0 0)) (local.set $s11 (v128.const i32x4 0 0 0 0))
        (local.set $s12 (v128.const i32x4 0 0 0 0)) (local.set $s13 (v128.const i32x4 0 0 0 0))
        (local.set $place (i32.const 0))
        (loop $part
          (local.set $a (v128.load (i32.add (local.get $x) (local.get $place))))
          (local.set $b (v128.load (i32.add (local.get $x1) (local.get $place))))
          (local.set $c (v128.load (i32.add (local.get $w) (local.get $place))))
          (local.set $s00 (i32x4.add (local.get $s00) (i32x4.dot_i16x8_s (local.get $a) (local.get $c))))
          (local.set $s10 (i32x4.add (local.get $s10) (i32x4.dot_i16x8_s (local.get $b) (local.get $c))))
          (local.set $c (v128.load (i32.add (i32.add (local.get $w) (local.get $bytes)) (local.get $place))))
          (local.set $s01 (i32x4.add (local.get $s01) (i32x4.dot_i16x8_s (local.get $a) (local.get $c))))
          (local.set $s11 (i32x4.add (local.get $s11) (i32x4.dot_i16x8_s (local.get $b) (local.get $c))))
          (local.set $c (v128.load
            (i32.add (i32.add (local.get $w) (i32.shl (local.get $bytes) (i32.const 1))) (local.get $place))))
          (local.set $s02 (i32x4.add (local.get $s02) (i32x4.dot_i16x8_s (local.get $a) (local.get $c))))
          (local.set $s12 (i32x4.add (local.get $s12) (i32x4.dot_i16x8_s (local.get $b) (local.get $c))))
          (local.set $c (v128.load
            (i32.add (i32.add (local.get $w) (i32.mul (local.get $bytes) (i32.const 3))) (local.get $place))))
          (local.set $s03 (i32x4.add (local.get $s03) (i32x4.dot_i16x8_s (local.get $a) (local.get $c))))
          (local.set $s13 (i32x4.add (local.get $s13) (i32x4.dot_i16x8_s (local.get $b) (local.get $c))))
          (br_if $part (i32.lt_u (local.tee $place (i32.add (local.get $place) (i32.const 16))) (local.get $bytes))))
        (call $store (local.get $y) (call $sum (local.get $s00)) (f32.load (local.get $scales)) (local.get $ws) (local.get $bs))
        (call $store (i32.add (local.get $y) (i32.const 4)) (call $sum (local.get $s01)) (f32.load (local.get $scales))
          (i32.add (local.get $ws) (i32.const 4)) (i32.add (local.get $bs) (i32.const 4)))
        (call $store (i32.add (local.get $y) (i32.const 8)) (call $sum (local.get $s02)) (f32.load (local.get $scales))
          (i32.add (local.get $ws) (i32.const 8)) (i32.add (local.get $bs) (i32.const 8)))
        (call $store (i32.add (local.get $y) (i32.const 12)) (call $sum (local.get $s03)) (f32.load (local.get $scales))
          (i32.add (local.get $ws) (i32.const 12)) (i32.add (local.get $bs) (i32.const 12)))
        (call $store (local.get $y1) (call $sum (local.get $s10)) (f32.load offset=4 (local.get $scales)) (local.get $ws)
          (local.get $bs))
        (call $store (i32.add (local.get $y1) (i32.const 4)) (call $sum (local.get $s11)) (f32.load offset=4 (local.get $scales))
          (i32.add (local.get $ws) (i32.const 4)) (i32.add (local.get $bs) (i32.const 4)))
        (call $store (i32.add (local.get $y1) (i32.const 8)) (call $sum (local.get $s12)) (f32.load offset=4 (local.get $scales))
          (i32.add (local.get $ws) (i32.const 8)) (i32.add (local.get $bs) (i32.const 8)))
        (call $store (i32.add (local.get $y1) (i32.const 12)) (call $sum (local.get $s13)) (f32.load offset=4 (local.get $scales))
          (i32.add (local.get $ws) (i32.const 12)) (i32.add (local.get $bs) (i32.const 12)))
        (local.set $w (i32.add (local.get $w) (i32.shl (local.get $bytes) (i32.const 2))))
        (local.set $ws (i32.add (local.get $ws) (i32.const 16)))
        (local.set $bs (i32.add (local.get $bs) (i32.const 16)))
        (local.set $y (i32.add (local.get $y) (i32.const 16)))
        (local.set $y1 (i32.add (local.get $y1) (i32.const 16)))
        (br_if $output (i32.lt_u (local.tee $o (i32.add (local.get $o) (i32.const 4))) (local.get $outputs))))
      (local.set $x (i32.add (local.get $x1) (local.get $bytes)))
      (local.set $scales (i32.add (local.get $scales) (i32.const 8)))
      (local.set $out (local.get $y1))
      (br_if $row (local.tee $rows (i32.sub (local.get $rows) (i32.const 2)))))))
